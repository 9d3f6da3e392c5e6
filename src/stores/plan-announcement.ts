import { atom } from 'nanostores';

/** What is said aloud of the last change to the plan: the switches write it, one status region of the page reads it. */
export const $planAnnouncement = atom('');
