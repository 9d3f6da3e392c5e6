import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '#config/site.ts';
import { toCardPath } from '#lib/cards/card.ts';
import { siteCard } from '#lib/cards/page-cards.ts';

describe('the address of a link picture', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is the same for equal cards, and another for other words or another picture', () => {
    const path = toCardPath(siteCard);
    expect(toCardPath({ ...siteCard })).toBe(path);
    expect(toCardPath({ ...siteCard, title: 'Another' })).not.toBe(path);
    expect(toCardPath({ ...siteCard, picture: '/art/departments/biochemistry' })).not.toBe(path);
  });

  it('is another when the laboratory is renamed', () => {
    const path = toCardPath(siteCard);
    vi.spyOn(site as { fullName: string }, 'fullName', 'get').mockReturnValue('Another Laboratory');
    expect(toCardPath(siteCard)).not.toBe(path);
  });
});
