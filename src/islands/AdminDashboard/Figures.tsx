import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { EditorIcon } from '#components/admin/EditorIcon.tsx';
import { useBuildInfo } from '#components/admin/use-build-info.ts';
import { unnamed } from '#components/admin/use-staff.ts';
import { RebuildState } from '#components/staff/RebuildState.tsx';
import { Actions, ButtonLink } from '#components/ui/Button.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { SkeletonBar } from '#components/ui/SkeletonBar.tsx';
import { routes } from '#config/routes.ts';
import { countByMonth } from '#lib/dashboard/months.ts';
import { formatMoment } from '#lib/dates.ts';
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

const figureLook = 'font-display leading-[1.2] font-[600] tabular-nums';

/** A grey bar in the place that something takes when it has come, so that nothing below moves then. */
const Place = ({ height }: { height: string }) => (
  <div className={height}>
    <SkeletonBar />
  </div>
);

interface ShowProps<Value> {
  figure: Figure<Value>;
  /** The class of its height. */
  height: string;
  children: (value: Value) => ReactNode;
}

/** A figure when it has come; a grey bar before, a plain sentence when it does not come. */
function Show<Value>({ figure, height, children }: ShowProps<Value>) {
  if (figure.kind === 'loading') return <Place height={height} />;
  if (figure.kind === 'failed') return <p>This could not be read just now. Please reload the page.</p>;
  return children(figure.value);
}

function SyncPanel({ runs }: { runs: ReturnType<typeof useFigures>['runs'] }) {
  return (
    <Panel heading="WordPress">
      <Show figure={runs} height="min-h-13">
        {(list) => {
          const [last] = list;
          if (!last) return <p>Nothing has been copied from WordPress yet.</p>;
          return (
            <>
              <p className={`text-h3 ${figureLook}`}>{formatMoment(last.finished_at ?? last.started_at)}</p>
              <p className="text-ink-soft">{`The last copy. ${outcomes[last.status]}`}</p>
              <Runs runs={list} />
            </>
          );
        }}
      </Show>
      <p>
        <a href={routes.syncTool}>To the sync</a>
      </p>
    </Panel>
  );
}

function BuildPanel() {
  const build = useBuildInfo();
  return (
    <Panel heading="Last build">
      {build === undefined && <Place height="min-h-28" />}
      {build === null && <p>This site does not say when it was built.</p>}
      {build && (
        <>
          <p className={`text-h3 ${figureLook}`}>{formatMoment(build.builtAt)}</p>
          <p className="text-ink-soft">{`Made with ${build.posts.toLocaleString('en-IN')} posts. What was published since then is on the site after the next build.`}</p>
        </>
      )}
      <RebuildState turn={0} build={build} />
    </Panel>
  );
}

export const figuresLook =
  'grid grid-flow-dense grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-5';

export function Figures({ name }: { name: string }) {
  const { waiting, posts, runs } = useFigures();
  const { drafts } = useStore($drafts);
  const open = filterDrafts(drafts, 'draft', '');
  const [latest] = filterDrafts(drafts, 'all', '');
  const words = drafts.reduce((sum, draft) => sum + countDraft(draft), 0);

  return (
    <div>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 wrap-anywhere">
        <p>{name === unnamed ? 'Welcome.' : `Welcome, ${name}.`}</p>
        <Actions className="min-w-0">
          <ButtonLink href={`${routes.adminEditor}?post=new`}>
            <EditorIcon name="plus" />
            New Post
          </ButtonLink>
          {latest && (
            <ButtonLink
              tone="quiet"
              className="max-w-full"
              href={`${routes.adminEditor}?post=${encodeURIComponent(latest.id)}`}
            >
              <span className="max-w-[23rem] truncate">Go on with “{latest.title.trim() || 'Untitled'}”</span>
            </ButtonLink>
          )}
        </Actions>
      </div>
      <div className={figuresLook}>
        <Panel heading="Posts">
          <Show figure={posts} height="min-h-35">
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
          <p className="text-ink-soft">{`${formatWords(words)} in this browser's posts.`}</p>
        </Panel>
        <Panel heading="Messages waiting">
          <Show figure={waiting} height="min-h-19 lg:min-h-25">
            {(count) => (
              <>
                <p className={`text-h1 ${figureLook}`}>{count.toLocaleString('en-IN')}</p>
                <p className="text-ink-soft">
                  {count === 0 ? 'Every message is answered.' : 'Nobody has marked them as answered yet.'}
                </p>
              </>
            )}
          </Show>
          <p>
            <a href={routes.adminMessages}>To the messages</a>
          </p>
        </Panel>
        <BuildPanel />
        <Panel className="lg:col-span-2" heading="Published in the last twelve months">
          <Show figure={posts} height="min-h-37 lg:min-h-39">
            {(facts) => (
              <Months
                months={countByMonth(
                  facts.map(({ date }) => date),
                  new Date(),
                )}
              />
            )}
          </Show>
        </Panel>
        <SyncPanel runs={runs} />
      </div>
    </div>
  );
}
