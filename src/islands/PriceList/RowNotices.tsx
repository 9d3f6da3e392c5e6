import { useEffect, useState } from 'react';
import type { RowNotice } from '#lib/catalogue/price-rows.ts';

interface Props {
  notices: readonly RowNotice[];
}

/** News about an entry; what has passed since the page was built goes. */
export function RowNotices({ notices }: Props) {
  const [current, setCurrent] = useState(notices);
  useEffect(() => setCurrent(notices.filter(({ end }) => Date.now() <= end)), [notices]);
  return current.map(({ words, end }) => (
    <div key={words} data-until={end}>
      <dt>Notice</dt> <dd>{words}</dd>
    </div>
  ));
}
