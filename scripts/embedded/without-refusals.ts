const isDatabaseError = (value: unknown) =>
  value instanceof Error && 'severity' in value && 'routine' in value;

/**
 * The library prints every refusal of the database in full, with what a visitor typed. The answer says it already, so
 * the terminal need not; all other errors are printed as ever.
 */
export async function withoutRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  const print = console.error;
  console.error = (...words: unknown[]) => {
    if (!words.some(isDatabaseError)) print(...words);
  };
  try {
    return await work();
  } finally {
    console.error = print;
  }
}
