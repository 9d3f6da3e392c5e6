import { Icon } from '#components/ui/Icon.tsx';
import type { Faq } from '#schemas/faq.ts';

/** A question with the name of its group in the language of the page. */
export type ShownFaq = Omit<Faq, 'category'> & { readonly category: string };

interface Props {
  faqs: readonly ShownFaq[];
  /** Whether a question is among those found; all are without a search. */
  isShown?(faq: ShownFaq): boolean;
}

/** Its angle turns up when the answer is open; a border, which a reader's own colours keep. */
const summary =
  'grid cursor-pointer list-none grid-cols-[1.75rem_1fr_1.25rem] items-center gap-4 py-3 font-display text-h3/[1.3] font-[600] after:size-3 after:rotate-45 after:border-r-2 after:border-b-2 after:border-haematoxylin hover:text-haematoxylin in-open:after:rotate-225 motion-safe:after:transition-[rotate] motion-safe:after:duration-250 md:py-4 [&::-webkit-details-marker]:hidden';

/** The questions, one open at a time. The fragment of an answer opens it. */
export function FaqItems({ faqs, isShown = () => true }: Props) {
  return (
    <div className="border-b border-rule">
      {faqs.map((faq) => (
        <details
          key={faq.id}
          className="unfold border-t border-rule"
          name="faq"
          data-tone={faq.color}
          hidden={!isShown(faq)}
        >
          <summary className={summary}>
            <Icon
              name={faq.icon}
              size={24}
              className="text-[color-mix(in_oklch,var(--tone),var(--color-ink)_25%)]"
            />
            <span>
              <small className="label block font-body font-[400]">{faq.category}</small>
              {faq.question}
            </span>
          </summary>
          <p id={faq.id} className="max-w-[40rem] scroll-mt-48 pb-6 pl-11 text-[1.0625rem]/[1.65]">
            {faq.answer}
          </p>
        </details>
      ))}
    </div>
  );
}
