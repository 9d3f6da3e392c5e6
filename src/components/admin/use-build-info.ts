import { useEffect, useState } from 'react';
import { type BuildInfo, loadBuildInfo } from '#backend/build-info.ts';

/** Milliseconds after which a screen in front of somebody asks again: a build is seen without a reload. */
const pause = 10_000;

/** When the site was last built; undefined while that is asked, null when it is not known. */
export function useBuildInfo(): BuildInfo | null | undefined {
  const [info, setInfo] = useState<BuildInfo | null>();
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found = await loadBuildInfo();
      // What is known stays when a later question has no answer.
      if (!isOver) setInfo((before) => found ?? before ?? null);
    };
    void read();
    const timer = setInterval(() => document.hidden || void read(), pause);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return info;
}
