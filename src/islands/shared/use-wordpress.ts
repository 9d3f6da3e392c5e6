import { WORDPRESS_URL } from 'astro:env/client';
import type { Failure, Outcome } from '#backend/session.ts';
import { loadSetting, saveSetting } from '#backend/staff-settings.ts';
import { useAnswer } from '#components/admin/use-answer.ts';
import { getAuth } from '#stores/session.ts';

const ask = () => loadSetting(getAuth(), 'wordpress_address');

const toAddress = (typed: string | null): string => typed ?? WORDPRESS_URL ?? '';

/** Where WordPress is at this moment: what a screen read of it may be old, or not there yet. */
export async function findWordPress(): Promise<Outcome<string>> {
  const typed = await ask();
  return typed.ok ? { ok: true, value: toAddress(typed.value) } : typed;
}

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
  const address = typed === undefined ? null : toAddress(typed);
  return { address, failure, load, save };
}
