/**
 * First thing in the part of a listing that grows: asks for its island without waiting for the visitor where a category is
 * wanted or more pages were open, and gives it the height it had then, so that the browser finds the place again.
 */
const part = document.currentScript?.parentElement;
const height: unknown = history.state?.listing?.height;
if (part && height) {
  part.style.minHeight = `${height}px`;
  part.dataset.pending = 'more';
}
if (part && /[?&]category=[^&]/.test(location.search)) part.dataset.pending = '';
