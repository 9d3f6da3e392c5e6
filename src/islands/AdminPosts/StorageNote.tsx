import { useState } from 'react';
import { download } from '#components/account/download.ts';
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
    <div className="problem" role="alert">
      {locked && (
        <div>
          <p>
            Some of the drafts in this browser cannot be read, and there is no room to put them aside. Nothing
            is written over: free some room for this site, then reload.
          </p>
        </div>
      )}
      {!locked && damaged.length > 0 && (
        <div>
          <p>Some of the drafts in this browser could not be read. They are put aside as they were found.</p>
          <div className="actions">
            <button className="button quiet" type="button" onClick={save}>
              Download them
            </button>
            <button className="button quiet" type="button" onClick={drop}>
              Throw them away
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
