import { WORDPRESS_URL } from 'astro:env/client';
import type { Failure } from '#backend/session.ts';
import { loadSetting, saveSetting } from '#backend/staff-settings.ts';
import { useAnswer } from '#components/admin/use-answer.ts';
import { getAuth } from '#stores/session.ts';

const ask = () => loadSetting(getAuth(), 'wordpress_address');

/**
 * Where WordPress is: as staff have typed it, else as the site was built with; empty where nobody has said, null until it is known
 * what they have typed.
 */
export function useWordPress() {
  const { value: typed, failure, load, put } = useAnswer(ask);
  /** Answers why it could not be saved. */
  const save = async (address: string): Promise<Failure | null> => {
    const answer = await saveSetting(getAuth(), 'wordpress_address', address);
    if (!answer.ok) return answer.failure;
    put(() => address);
    return null;
  };
  const address = typed === undefined ? null : (typed ?? WORDPRESS_URL ?? '');
  return { address, failure, load, save };
}
