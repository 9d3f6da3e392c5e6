import { type FieldState, Tick } from '#components/account/fields.tsx';
import { Fault } from '#components/ui/Field.tsx';
import { routes } from '#config/routes.ts';

export function TermsField({ fault, registration }: FieldState) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <Tick registration={registration} fault={fault}>
        <span>I agree to the </span>
        <a href={routes.terms} target="_blank" rel="noopener">
          Terms of Service
        </a>
        <span> and the </span>
        <a href={routes.privacy} target="_blank" rel="noopener">
          Privacy Policy
        </a>
      </Tick>
      <Fault name={registration.name} fault={fault} />
    </div>
  );
}
