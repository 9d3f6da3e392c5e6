import { useLayoutEffect, useState } from 'react';
import type { Expanded } from '#lib/plan/expand.ts';

/** Ids that nothing has any more. They leave the list, which is counted on every page; this view goes on naming them. */
export function useUnknown(
  { booked, unknown }: Expanded,
  setIds: (ids: readonly string[]) => void,
): readonly string[] {
  const [gone, setGone] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (unknown.length === 0) return;
    setGone((before) => [...new Set([...before, ...unknown])]);
    setIds(booked.map(({ id }) => id));
  }, [booked, unknown, setIds]);
  return [...new Set([...gone, ...unknown])];
}
