import { useState } from 'react';
import { SkeletonLines } from '#components/admin/SkeletonLines.tsx';
import { StaffGate } from '#components/admin/StaffGate.tsx';
import { PublicSite } from '#components/staff/PublicSite.tsx';
import { SessionIsland } from '#islands/shared/SessionIsland.tsx';
import { useWordPress } from '#islands/shared/use-wordpress.ts';
import { Categories } from './Categories.tsx';
import { CopyPanel } from './CopyPanel.tsx';
import { PostList } from './PostList.tsx';
import { Runs } from './Runs.tsx';
import { useCopying } from './use-copying.ts';
import { usePostList } from './use-post-list.ts';
import { WordPressAddress } from './WordPressAddress.tsx';

type Props = {
  /** Hosts whose pictures the page may show. */
  hosts: readonly string[];
};

function Tool({ hosts, email }: Props & { email: string }) {
  const [turn, setTurn] = useState(0);
  const { list, more, reload } = usePostList();
  const wordpress = useWordPress();
  const { state, start, stop } = useCopying(email, () => {
    reload();
    setTurn((before) => before + 1);
  });
  return (
    <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
      <CopyPanel
        address={<WordPressAddress wordpress={wordpress} />}
        state={state}
        onStart={(...run) => void start(...run)}
        onStop={stop}
      />
      <div className="grid gap-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <PublicSite turn={turn} />
        <Categories turn={turn} />
        <Runs turn={turn} />
      </div>
      <PostList list={list} more={more} hosts={hosts} wordpress={wordpress.address ?? ''} />
    </div>
  );
}

export function SyncTool({ hosts }: Props) {
  return (
    <SessionIsland>
      <StaffGate skeleton={<SkeletonLines lines={6} />}>
        {({ email }) => <Tool hosts={hosts} email={email} />}
      </StaffGate>
    </SessionIsland>
  );
}
