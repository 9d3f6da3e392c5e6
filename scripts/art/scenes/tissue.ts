import { mix, palette } from '#lib/palette.ts';
import { blobPoints, polar, scatter, smooth, steps } from '../geometry.ts';
import { circle, group, line, type Plate, path, type Scene } from '../plate.ts';
import { redCell } from '../shapes/blood.ts';
import { clouds, graticule, slideGround, vignette } from '../shapes/ground.ts';
import { roundCell, tissueNucleus } from '../shapes/tissue.ts';

const multiply = { style: 'mix-blend-mode:multiply' };

function cluster(
  plate: Plate,
  centre: readonly [number, number],
  reach: number,
  count: number,
  radius: number,
): string {
  const [x, y] = centre;
  return scatter(plate.random, {
    count,
    radius: [radius * 0.85, radius * 1.12],
    gap: -radius * 0.46,
    area: [x - reach, y - reach * 0.8, x + reach, y + reach * 0.8],
  })
    .filter((disc) => Math.hypot(disc.at[0] - x, (disc.at[1] - y) * 1.2) < reach)
    .map((disc) => roundCell(plate, disc))
    .join('');
}

/** A needle aspirate: one cohesive cluster of round cells, a few strays, red cells behind. */
export const aspirateCluster: Scene = (plate) => {
  const strays = [
    [170, 470],
    [848, 128],
    [140, 150],
    [800, 486],
  ] as const;
  const red = scatter(plate.random, {
    count: 11,
    radius: [34, 38],
    gap: 10,
    taken: [{ at: [500, 300], radius: 270 }],
  });
  return (
    slideGround(plate) +
    clouds(plate, palette.lilac, 6, 0.2) +
    group({ filter: plate.blur(5), opacity: 0.62 }, ...red.map((cell) => redCell(plate, cell))) +
    group({ filter: plate.blur(9), opacity: 0.5 }, cluster(plate, [520, 330], 300, 12, 66)) +
    cluster(plate, [490, 300], 250, 40, 56) +
    strays.map((at) => roundCell(plate, { at, radius: plate.random.range(46, 54) }, 0.15)).join('') +
    vignette(plate)
  );
};

/** Cytology: a sheet of surface cells with small nuclei, folded and angular, beside a cluster. */
export const cytologyField: Scene = (plate) => {
  const { random } = plate;
  const sheet = scatter(random, { count: 16, radius: [84, 118], gap: -70 });
  const squames = sheet.map(({ at, radius }, index) => {
    const outline = blobPoints(random, at, radius, {
      wobble: 0.17,
      stretch: 1.15,
      angle: random.range(0, 3),
    }).filter((_, point) => point % 2 === 0);
    const tint = mix(random.pick([palette.rose, palette.capBlue, palette.lilac]), palette.paper, 0.3);
    const fill = plate.radial([
      [0, tint, 0.34],
      [0.8, tint, 0.5],
      [1, tint, 0.66],
    ]);
    const soft = index < 6;
    return group(
      { ...multiply, filter: soft ? plate.blur(6) : undefined, opacity: soft ? 0.6 : undefined },
      path(smooth(outline, true, 0.8), {
        fill,
        stroke: mix(tint, palette.haematoxylin, 0.35),
        'stroke-width': 1.2,
        'stroke-opacity': 0.7,
      }),
      tissueNucleus(
        plate,
        [at[0] + random.range(-14, 14), at[1] + random.range(-14, 14)],
        random.range(12, 17),
        random.range(0, 3),
        1.15,
      ),
    );
  });
  return (
    slideGround(plate) +
    clouds(plate, palette.capBlue, 4, 0.12) +
    squames.join('') +
    cluster(plate, [650, 320], 150, 22, 46) +
    vignette(plate)
  );
};

/** A gland in section: small rooms filled with pink colloid, each walled by one row of cells. */
export const glandFollicles: Scene = (plate) => {
  const { random } = plate;
  const rooms = scatter(random, { count: 24, radius: [76, 150], gap: 17, area: [-60, -60, 1020, 660] });
  const stroma = scatter(random, {
    count: 30,
    radius: [7, 9],
    gap: 26,
    taken: rooms.map((room) => ({ at: room.at, radius: room.radius + 10 })),
  });
  const drawn = rooms.map(({ at, radius }) => {
    const stretch = random.range(1, 1.22);
    const angle = random.range(0, Math.PI);
    const outer = blobPoints(random, at, radius + 10, { wobble: 0.06, stretch, angle });
    const inward = (share: number) =>
      outer.map(([x, y]) => [at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share] as const);
    const wall = 1 - 26 / (radius + 10);
    const colloid = plate.radial(
      [
        [0, mix(palette.rose, palette.eosin, 0.2), 0.9],
        [0.8, mix(palette.rose, palette.eosin, 0.42), 0.95],
        [1, mix(palette.rose, palette.eosin, 0.6)],
      ],
      [0.44, 0.42],
      0.6,
    );
    const cells = Math.round((2 * Math.PI * radius) / 38);
    const ring = inward(1 - 13 / (radius + 10));
    const nuclei = steps(0, ring.length, cells + 1)
      .slice(0, cells)
      .map((place) => {
        const from = ring[Math.floor(place) % ring.length] ?? at;
        const to = ring[(Math.floor(place) + 1) % ring.length] ?? at;
        const share = place - Math.floor(place);
        const spot = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
        return tissueNucleus(
          plate,
          spot,
          random.range(9.4, 10.8),
          Math.atan2(to[1] - from[1], to[0] - from[0]),
          1.15,
        );
      });
    const isInFocus = Math.hypot(at[0] - 470, at[1] - 300) < 340;
    return group(
      { filter: isInFocus ? undefined : plate.blur(4) },
      path(smooth(outer), {
        fill: mix(palette.lilac, palette.rose, 0.45),
        stroke: mix(palette.lilac, palette.eosinDeep, 0.3),
        'stroke-width': 1.4,
      }),
      path(smooth(inward(wall)), { fill: palette.blush }),
      path(smooth(inward(wall - 0.035)), {
        fill: colloid,
        stroke: mix(palette.eosin, palette.rose, 0.5),
        'stroke-width': 1,
      }),
      nuclei.join(''),
    );
  });
  const threads = stroma.map(({ at }) => {
    const angle = random.range(0, Math.PI);
    return (
      line(
        smooth([polar(at, -26, angle), polar(at, 4, angle + 0.6), polar(at, 26, angle)], false),
        palette.rose,
        2,
        { opacity: 0.5 },
      ) + tissueNucleus(plate, at, 5.4, angle, 2.2)
    );
  });
  return (
    slideGround(plate) +
    clouds(plate, palette.rose, 8, 0.3) +
    threads.join('') +
    drawn.join('') +
    vignette(plate)
  );
};

/** The measuring cross of an eyepiece. */
function crosshair(): string {
  const across = steps(80, 880, 41).map(
    (x, index) => `M${x} ${index % 5 ? 296 : 290}V${index % 5 ? 304 : 310}`,
  );
  const down = steps(60, 540, 25).map(
    (y, index) => `M${(index + 3) % 5 ? 476 : 470} ${y}H${(index + 3) % 5 ? 484 : 490}`,
  );
  return line(`M80 300H880M480 60V540${across.join('')}${down.join('')}`, palette.haematoxylin, 1.2, {
    opacity: 0.4,
  });
}

/** The picture of an article that has none: squared paper and one cell. */
export const oneCell: Scene = (plate) =>
  slideGround(plate, palette.mist) +
  graticule(40, palette.lilac, 0.26) +
  crosshair() +
  group({ filter: plate.blur(18), opacity: 0.45 }, circle(520, 330, 150, { fill: palette.mist })) +
  roundCell(plate, { at: [480, 300], radius: 128 }, 0.42) +
  vignette(plate);
