import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

/** Where Node would find `name` from the package at `path`, nearest first. */
function listPlaces(path: string, name: string): string[] {
  const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
  for (
    let end = path.lastIndexOf('/node_modules/');
    end > 0;
    end = path.lastIndexOf('/node_modules/', end - 1)
  ) {
    places.splice(-1, 0, `${path.slice(0, end)}/node_modules/${name}`);
  }
  return places;
}

// A lock written on one system may lack what packages need on others, and `npm ci` refuses it there.
test('the lock file holds the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !listPlaces(path, name).some((place) => packages[place]?.version))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});
