import { keepOffline } from './keep-offline.ts';

/** Imported by islands whose code comes with the first sign of life. */
keepOffline();
