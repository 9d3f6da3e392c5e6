import { routes } from '#config/routes.ts';

/** Names the draft in the address, so that a reload finds it again. */
export const setDraftInAddress = (id: string): void =>
  history.replaceState(null, '', `${routes.adminEditor}?post=${encodeURIComponent(id)}`);
