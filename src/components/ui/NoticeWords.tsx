import { useEffect, useState } from 'react';

interface Props {
  words: string;
  /** The moment after which it has passed, in milliseconds since 1970. */
  end: number;
}

/** The words of a notice. On a page that outlives it, the element around it with `data-notice` is hidden and keeps its room. */
export function NoticeWords({ words, end }: Props) {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => setHasPassed(Date.now() > end), [end]);
  return <span data-past={hasPassed || undefined}>{words}</span>;
}
