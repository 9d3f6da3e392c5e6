import { Fault, type FieldState } from '#components/account/fields.tsx';
import { routes } from '#config/routes.ts';

export function TermsField({ fault, registration }: FieldState) {
  return (
    <div className="field">
      <label className="tick">
        <input
          type="checkbox"
          {...registration}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${registration.name}-fault`}
        />
        <span>
          <span>I agree to the </span>
          <a href={routes.terms} target="_blank" rel="noopener">
            Terms of Service
          </a>
          <span> and the </span>
          <a href={routes.privacy} target="_blank" rel="noopener">
            Privacy Policy
          </a>
        </span>
      </label>
      <Fault name={registration.name} fault={fault} />
    </div>
  );
}
