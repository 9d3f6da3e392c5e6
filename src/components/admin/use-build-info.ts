import { useEffect, useState } from 'react';
import { type BuildInfo, loadBuildInfo } from '#backend/build-info.ts';

/** Milliseconds between two looks: a build is there within half a minute. */
const every = 5000;

/** When the site was last built, looked up again and again; undefined while that is asked, null when it is not known. */
export function useBuildInfo(): BuildInfo | null | undefined {
  const [info, setInfo] = useState<BuildInfo | null>();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void loadBuildInfo().then(setInfo);
    };
    look();
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, []);
  return info;
}
