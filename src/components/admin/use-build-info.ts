import { useEffect, useState } from 'react';
import { type BuildInfo, loadBuildInfo } from '#backend/build-info.ts';

/** When the site was last built; undefined while that is asked, null when it is not known. */
export function useBuildInfo(): BuildInfo | null | undefined {
  const [info, setInfo] = useState<BuildInfo | null>();
  useEffect(() => void loadBuildInfo().then(setInfo), []);
  return info;
}
