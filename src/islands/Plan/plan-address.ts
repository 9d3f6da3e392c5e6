import { parsePlanParams } from '#lib/plan/address.ts';
import { toOwnVisit, toSharedVisit, type Visit } from '#lib/plan/visit.ts';
import { $bookingList, setBookingList } from '#stores/booking-list.ts';
import { readPlanVisit } from '#stores/plan-visit.ts';

/** What a plan is opened with. */
export type Opened = {
  /** What the address said. */
  readonly params: URLSearchParams;
  readonly visit: Visit;
  /** The list of a shared plan that stands in the place of the visitor's own; null where that is shown. */
  readonly shared: readonly string[] | null;
  /** What this tab was told of the visitor's own visit. */
  readonly kept: Visit | null;
};

/** Stands with an address that this page has written of the visitor's own plan. */
const ownPlan = 'own-plan';

/** Takes the plan of the address where there is one, else the list of this browser. */
export function openPlan(): Opened {
  const params = new URLSearchParams(location.search);
  const shared = parsePlanParams(params);
  const list = $bookingList.get();
  const kept = readPlanVisit();
  const state: unknown = history.state;
  // Whoever comes back here has changed the own plan meanwhile: its former address is no plan of someone else.
  if (state === ownPlan && list.length > 0)
    return { params, visit: kept ?? toSharedVisit(shared), shared: null, kept };
  const isShared = shared.ids.length > 0 && shared.ids.join() !== list.join();
  if (isShared && list.length > 0) return { params, visit: toSharedVisit(shared), shared: shared.ids, kept };
  if (isShared) setBookingList(shared.ids);
  return { params, visit: toOwnVisit(shared, kept), shared: null, kept };
}

/** Keeps the plan in the address. */
export function writeAddress(params: string, isOwn: boolean): void {
  history.replaceState(isOwn ? ownPlan : null, '', `${location.pathname}${params && `?${params}`}`);
}
