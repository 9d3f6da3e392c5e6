/** Brings the frame of a map out of its template when the map is opened. */
for (const map of document.querySelectorAll('.live-map'))
  map.addEventListener('toggle', () => map.append(map.querySelector('template')?.content ?? ''), {
    once: true,
  });

export {};
