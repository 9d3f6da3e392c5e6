import { useStore } from '@nanostores/react';
import { type ChangeEvent, useState } from 'react';
import { download } from '#components/account/download.ts';
import { FocusedStatus } from '#components/account/FocusedStatus.tsx';
import { Actions, Button, FileButton } from '#components/ui/Button.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { toIsoDay } from '#lib/dates.ts';
import { parseStored } from '#lib/editor/stored-drafts.ts';
import { $drafts, addDrafts } from '#stores/drafts.ts';

/** Characters that browsers give a site for its texts. */
const room = 5_000_000;

/** Drafts live in one browser: here they are copied to a file and brought back from one. */
export function Storage() {
  const { drafts } = useStore($drafts);
  const [news, setNews] = useState('');
  const text = JSON.stringify(drafts, null, 2);
  const share = Math.min(1, text.length / room);

  const save = () => {
    download(`blog-posts-${toIsoDay(new Date())}.json`, 'application/json', text);
  };
  const restore = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (!file) return;
    const { drafts: found, damaged } = parseStored(await file.text());
    const added = found.length === 0 ? 0 : addDrafts(found);
    if (found.length === 0) setNews('There is no post in this file that can be read.');
    else if (added === null) setNews('This browser has no room for these posts. Nothing was changed.');
    else {
      setNews(
        `${added} of ${found.length} posts came back; the others are here already.${damaged ? ' Some of the file could not be read.' : ''}`,
      );
    }
  };

  return (
    <Panel heading="Drafts in this browser">
      <p>
        {`${drafts.length} ${drafts.length === 1 ? 'post takes' : 'posts take'} ${Math.max(1, Math.round(share * 100))} % of the room that a browser gives.`}{' '}
        Whoever clears the data of this browser deletes them. A copy on your disk is worth having.
      </p>
      <svg className="h-[8px] w-full" viewBox="0 0 300 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="fill-rule" width="300" height="8" />
        <rect className="fill-haematoxylin" width={Math.max(2, share * 300)} height="8" />
      </svg>
      <Actions>
        <Button onClick={save}>Download a copy</Button>
        <FileButton tone="quiet" accept="application/json,.json" onChange={restore}>
          Bring posts back from a copy
        </FileButton>
      </Actions>
      <FocusedStatus turn={news}>{news}</FocusedStatus>
    </Panel>
  );
}
