import type { Ref } from 'react';
import { defaultLocale, type Locale, localePath } from '#config/locales.ts';
import { routes } from '#config/routes.ts';
import { planStart } from '#i18n/en/plan-start.ts';

interface Props {
  words?: (typeof planStart)['noTests'];
  locale?: Locale | undefined;
  /** Where the focus goes when the last test is taken off. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What to do without a plan. */
export function NoTests({ words = planStart.noTests, locale = defaultLocale, headingRef }: Props) {
  return (
    <div className="border-t-2 border-ink pt-4 pb-8">
      <h2 ref={headingRef} className="pt-4 pb-2 text-h3 outline-none" tabIndex={headingRef ? -1 : undefined}>
        {words.title}
      </h2>
      <p className="mt-2 max-w-text">{words.text}</p>
      <p className="mt-4 flex max-w-text flex-wrap gap-3">
        <a className="button" href={localePath(routes.tests, locale)}>
          {words.findTest}
        </a>{' '}
        <a className="button quiet" href={localePath(routes.problems, locale)}>
          {words.fromSigns}
        </a>
      </p>
    </div>
  );
}
