export const signOut = {
  idle: 'Logout',
  leaving: 'Logging out...',
  failed: 'Logout did not work: please try again',
};
