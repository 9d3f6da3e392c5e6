/** Right after the map: brings its frame out of the template when it is opened. */
const map = document.currentScript?.previousElementSibling;
map?.addEventListener('toggle', () => map.append(map.querySelector('template')?.content ?? ''), {
  once: true,
});
