import { useEffect, useRef } from 'react';
import { Field, InputField, inputLook, toAria } from '#components/ui/Field.tsx';
import { articles } from '#i18n/hi/articles.ts';
import type { Hindi } from '#lib/editor/hindi.ts';
import { longestSummary, longestTitle } from '#schemas/summary-length.ts';

type Props = {
  hindi: Hindi;
  fault: string | null;
  /** Another fault has the focus. */
  comesLater?: boolean;
  /** Of each field. */
  className?: string;
  onFill: (field: keyof Hindi, value: string) => void;
};

const hint = `For the cards of the Hindi pages and for the article itself. A first sentence after “${articles.emergency}:” stands apart, in the article only. Leave both empty for none.`;

/** Lines that come with a paste become one. */
const toLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** What the post is called and what it is about, for readers of Hindi. */
export function HindiFields({ hindi, fault, comesLater = false, className = '', onFill }: Props) {
  const { title, summary } = hindi;
  const titleField = useRef<HTMLInputElement>(null);
  const summaryField = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when it is said
  useEffect(() => {
    if (fault === null || comesLater) return;
    if (title.trim() === '') titleField.current?.focus();
    else summaryField.current?.focus();
  }, [fault]);
  return (
    <>
      <InputField
        id="post-title-hi"
        label="Title in Hindi"
        className={className}
        ref={titleField}
        lang="hi"
        maxLength={longestTitle}
        autoComplete="off"
        value={title}
        onChange={(event) => onFill('title', event.currentTarget.value)}
      />
      <Field name="post-summary-hi" label="Summary in Hindi" hint={hint} fault={fault} isSpoken>
        <textarea
          {...toAria({ name: 'post-summary-hi', hint, fault })}
          className={`resize-y ${inputLook} ${className}`}
          id="post-summary-hi"
          ref={summaryField}
          lang="hi"
          rows={4}
          maxLength={longestSummary}
          value={summary}
          onChange={(event) => onFill('summary', toLine(event.currentTarget.value))}
        />
      </Field>
    </>
  );
}
