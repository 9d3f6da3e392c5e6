/**
 * First thing in the listing: asks for its island without waiting for the visitor where a category is wanted or more pages
 * were open, and gives it the height it had then, so that the browser finds the place again.
 */
const listing = document.currentScript?.parentElement;
const place: unknown = history.state?.listing;
if (listing && place) {
  listing.style.minHeight = `${history.state.listing.height}px`;
  listing.dataset.pending = 'more';
}
if (listing && /[?&]category=[^&]/.test(location.search)) listing.dataset.pending = '';
