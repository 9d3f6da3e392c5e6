import { testPage } from '#i18n/en/test-page.ts';

/** How sentences name the animals of an entry. */
export const { animals } = testPage;
