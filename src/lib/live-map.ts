import { site } from '#config/site.ts';

interface Position {
  latitude: number;
  longitude: number;
}

/** Degrees shown to each side of the place: a walk of about ten minutes. */
const around = { latitude: 0.006, longitude: 0.011 };

/** Degrees that are fine enough for a house and no longer than they need be. */
const toDegrees = (degrees: number): string => degrees.toFixed(4);

/** The address of a map for a frame, with a mark at the place. */
export function toMapFrame({ latitude, longitude }: Position): string {
  const corners = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ].map(toDegrees);
  const mark = [latitude, longitude].map(toDegrees);
  const query = new URLSearchParams({ bbox: corners.join(), layer: 'mapnik', marker: mark.join() });
  return `${site.mapHost}/export/embed.html?${query}`;
}

/** The address of the same map as a page of its own. */
export function toMapPage({ latitude, longitude }: Position): string {
  const [lat, lon] = [toDegrees(latitude), toDegrees(longitude)];
  return `${site.mapHost}/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;
}
