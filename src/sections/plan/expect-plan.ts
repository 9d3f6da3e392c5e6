/** First thing in the plan's island: asks for it without waiting for the visitor where there is a list of tests. */
const island = document.currentScript?.parentElement;
try {
  if (/[?&]t=/.test(location.search) || localStorage.bookingList) island?.setAttribute('data-pending', '');
} catch {
  // Without storage there is no list to wait for.
}
