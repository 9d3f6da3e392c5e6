import { WORDPRESS_URL } from 'astro:env/client';
import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '#backend/session.ts';
import { loadSetting, saveSetting } from '#backend/staff-settings.ts';
import { getAuth } from '#stores/session.ts';

/** Where WordPress is: as staff have typed it, else as the site was built with; empty where nobody has said. */
export function useWordPress() {
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = useCallback(async () => {
    const answer = await loadSetting(getAuth(), 'wordpress_address');
    if (answer.ok) setTyped(answer.value);
    setFailure(answer.ok ? null : answer.failure);
  }, []);
  useEffect(() => void load(), [load]);
  const save = async (address: string): Promise<boolean> => {
    const answer = await saveSetting(getAuth(), 'wordpress_address', address);
    if (answer.ok) setTyped(address);
    setFailure(answer.ok ? null : answer.failure);
    return answer.ok;
  };
  return { address: typed ?? WORDPRESS_URL ?? '', failure, load, save };
}
