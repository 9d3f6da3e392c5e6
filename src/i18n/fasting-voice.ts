import { fasting } from './en/fasting.ts';

/** The part of a `Voice` that says who is fasted and how long: all that an island needs of one. */
export interface FastingVoice {
  readonly words: typeof fasting;
  readonly format: string;
  text(english: string): string;
}

export const english: FastingVoice = { words: fasting, format: 'en-IN', text: (text) => text };
