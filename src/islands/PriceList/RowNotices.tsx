import { useEffect, useState } from 'react';
import type { RowNotice } from '#lib/catalogue/price-rows.ts';
import { RowFact } from './RowFact.tsx';

interface Props {
  notices: readonly RowNotice[];
  label: string;
}

/** News about an entry; what has passed since the page was built goes. */
export function RowNotices({ notices, label }: Props) {
  const [current, setCurrent] = useState(notices);
  useEffect(() => setCurrent(notices.filter(({ end }) => Date.now() <= end)), [notices]);
  return current.map(({ words }) => <RowFact key={words} label={label} value={words} />);
}
