export const notices = {
  label: 'Notices',
};
