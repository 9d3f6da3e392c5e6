import { expect, test } from 'vitest';
import { site } from '#config/site.ts';
import { toMapFrame, toMapPage } from '#lib/live-map.ts';
import {
  addContents,
  emptyContents,
  toContentPolicy,
} from '../../../src/integrations/policy/content-policy.ts';

const place = { latitude: 28.6722, longitude: 77.3153 };

test('the frame shows the surroundings of the place, with a mark at it', () => {
  const { origin, searchParams } = new URL(toMapFrame(place));
  expect(origin).toBe(site.mapHost);
  expect(searchParams.get('marker')).toBe('28.6722,77.3153');
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(place.longitude, 4);
  expect((south + north) / 2).toBeCloseTo(place.latitude, 4);
});

test('the page of the map marks the place too', () => {
  expect(toMapPage(place)).toContain('mlat=28.6722&mlon=77.3153');
});

const toPolicy = (html: string) => {
  const contents = emptyContents();
  addContents(html, contents);
  return toContentPolicy(contents, [], ['https://backend.example']);
};

const toIsland = (address: string) => `<astro-island props="{&quot;frame&quot;:[0,&quot;${address}&quot;]}">`;

test('only a page that offers the map may frame it, and nothing else', () => {
  expect(toPolicy(toIsland(toMapFrame(place)))).toContain(`frame-src ${site.mapHost};`);
  expect(toPolicy('<p>No map</p>')).not.toContain('frame-src');
  expect(toPolicy(`<iframe src="${toMapFrame(place)}"></iframe>`)).not.toContain('frame-src');
  expect(toPolicy(`<a href="${toMapPage(place)}">Map</a>`)).not.toContain('frame-src');
  expect(toPolicy(toIsland(`${site.mapHost}.elsewhere.example/`))).not.toContain('frame-src');
});
