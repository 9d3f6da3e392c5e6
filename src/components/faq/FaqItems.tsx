import { Icon } from '#components/ui/Icon.tsx';
import type { Faq } from '#schemas/faq.ts';

interface Props {
  faqs: readonly Faq[];
  /** Whether a question is among those found; all are without a search. */
  isShown?(faq: Faq): boolean;
}

/** The questions, one open at a time. The fragment of an answer opens it. */
export function FaqItems({ faqs, isShown = () => true }: Props) {
  return (
    <div className="faq-items">
      {faqs.map((faq) => (
        <details key={faq.id} name="faq" data-tone={faq.color} hidden={!isShown(faq)}>
          <summary>
            <Icon name={faq.icon} size={24} />
            <span>
              <small className="label">{faq.category}</small>
              {faq.question}
            </span>
          </summary>
          <p id={faq.id}>{faq.answer}</p>
        </details>
      ))}
    </div>
  );
}
