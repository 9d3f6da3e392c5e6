import { useState } from 'react';
import { download } from '#components/account/download.ts';
import { calloutPlace } from '#components/account/Problem.tsx';
import { Actions, Button } from '#components/ui/Button.tsx';
import { Callout } from '#components/ui/Callout.tsx';
import { dropDamaged, listDamaged } from '#stores/drafts.ts';

/** Says what could not be read of the stored drafts; it is kept until somebody throws it away. */
export function StorageNote({ locked }: { locked: boolean }) {
  const [damaged, setDamaged] = useState(listDamaged);
  const save = () =>
    download('damaged-drafts.txt', 'text/plain', damaged.map(({ text }) => text).join('\n\n'));
  const drop = () => {
    dropDamaged();
    setDamaged([]);
  };
  return (
    <div className={calloutPlace} role="alert">
      {locked && (
        <Callout tone="problem">
          <p>
            Some of the drafts in this browser cannot be read, and there is no room to put them aside. Nothing
            is written over: free some room for this site, then reload.
          </p>
        </Callout>
      )}
      {!locked && damaged.length > 0 && (
        <Callout tone="problem">
          <p>Some of the drafts in this browser could not be read. They are put aside as they were found.</p>
          <Actions>
            <Button tone="quiet" onClick={save}>
              Download them
            </Button>
            <Button tone="quiet" onClick={drop}>
              Throw them away
            </Button>
          </Actions>
        </Callout>
      )}
    </div>
  );
}
