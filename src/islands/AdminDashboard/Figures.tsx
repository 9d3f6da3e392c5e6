import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Sign } from '#components/admin/Sign.tsx';
import { useBuildInfo } from '#components/admin/use-build-info.ts';
import { unnamed } from '#components/admin/use-staff.ts';
import { RebuildState } from '#components/staff/RebuildState.tsx';
import { routes } from '#config/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import { countByMonth } from '#lib/desk/months.ts';
import { countDraft, formatWords } from '#lib/editor/count.ts';
import { filterDrafts } from '#lib/editor/list.ts';
import { $drafts } from '#stores/drafts.ts';
import { Months, Runs, Shares } from './charts.tsx';
import { type Figure, useFigures } from './use-figures.ts';

const outcomes = {
  done: 'It went through.',
  failed: 'It failed and changed nothing.',
  running: 'It is at work.',
};

/** A figure when it has come; a grey bar before, a plain sentence when it does not come. */
function Show<Value>({ figure, children }: { figure: Figure<Value>; children: (value: Value) => ReactNode }) {
  if (figure.kind === 'loading') return <span className="bar" />;
  if (figure.kind === 'failed') return <p>This could not be read just now. Please reload the page.</p>;
  return children(figure.value);
}

function SyncPanel({ runs }: { runs: ReturnType<typeof useFigures>['runs'] }) {
  return (
    <section className="panel" aria-labelledby="sync-title">
      <h2 id="sync-title">WordPress</h2>
      <Show figure={runs}>
        {(list) => {
          const [last] = list;
          if (!last) return <p>Nothing has been copied from WordPress yet.</p>;
          return (
            <>
              <p className="big">{formatMoment(last.finished_at ?? last.started_at)}</p>
              <p className="soft">{`The last copy. ${outcomes[last.status]}`}</p>
              <Runs runs={list} />
            </>
          );
        }}
      </Show>
      <p>
        <a href={routes.syncTool}>To the sync</a>
      </p>
    </section>
  );
}

function BuildPanel() {
  const build = useBuildInfo();
  return (
    <section className="panel" aria-labelledby="build-title">
      <h2 id="build-title">Last build</h2>
      {build === undefined && <span className="bar" />}
      {build === null && <p>This site does not say when it was built.</p>}
      {build && (
        <>
          <p className="big">{formatMoment(build.builtAt)}</p>
          <p className="soft">{`Made with ${build.posts.toLocaleString('en-IN')} posts. What was published since then is on the site after the next build.`}</p>
        </>
      )}
      <RebuildState turn={0} builtAt={build?.builtAt} />
    </section>
  );
}

export function Figures({ name }: { name: string }) {
  const { waiting, posts, runs } = useFigures();
  const { drafts } = useStore($drafts);
  const open = filterDrafts(drafts, 'draft', '');
  const [latest] = filterDrafts(drafts, 'all', '');
  const words = drafts.reduce((sum, draft) => sum + countDraft(draft), 0);

  return (
    <div className="desk">
      <div className="welcome">
        <p>{name === unnamed ? 'Welcome.' : `Welcome, ${name}.`}</p>
        <div className="actions">
          <a className="button" href={`${routes.adminEditor}?post=new`}>
            <Sign name="plus" />
            New Post
          </a>
          {latest && (
            <a
              className="button quiet go-on"
              href={`${routes.adminEditor}?post=${encodeURIComponent(latest.id)}`}
            >
              <span>Go on with “{latest.title.trim() || 'Untitled'}”</span>
            </a>
          )}
        </div>
      </div>
      <div className="figures">
        <section className="panel" aria-labelledby="posts-title">
          <h2 id="posts-title">Posts</h2>
          <Show figure={posts}>
            {(facts) => (
              <Shares
                parts={[
                  { label: 'Drafts in this browser', count: open.length, tone: 'draft' },
                  {
                    label: 'Published from here',
                    count: facts.filter(({ origin }) => origin === 'admin').length,
                    tone: 'own',
                  },
                  {
                    label: 'Copied from WordPress',
                    count: facts.filter(({ origin }) => origin === 'wordpress').length,
                    tone: 'copied',
                  },
                ]}
              />
            )}
          </Show>
          <p className="soft">{`${formatWords(words)} in this browser's posts.`}</p>
        </section>
        <section className="panel" aria-labelledby="messages-title">
          <h2 id="messages-title">Messages waiting</h2>
          <Show figure={waiting}>
            {(count) => (
              <>
                <p className="figure">{count.toLocaleString('en-IN')}</p>
                <p className="soft">
                  {count === 0 ? 'Every message is answered.' : 'Nobody has marked them as answered yet.'}
                </p>
              </>
            )}
          </Show>
          <p>
            <a href={routes.adminMessages}>To the messages</a>
          </p>
        </section>
        <BuildPanel />
        <section className="panel wide-panel" aria-labelledby="months-title">
          <h2 id="months-title">Published in the last twelve months</h2>
          <Show figure={posts}>
            {(facts) => (
              <Months
                months={countByMonth(
                  facts.map(({ date }) => date),
                  new Date(),
                )}
              />
            )}
          </Show>
        </section>
        <SyncPanel runs={runs} />
      </div>
    </div>
  );
}
