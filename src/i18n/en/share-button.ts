export const shareButton = {
  print: 'Print',
  share: 'Share',
  copied: 'Link copied',
  refused: 'Copying did not work. The address is {address}',
};
