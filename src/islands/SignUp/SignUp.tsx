import { useState } from 'react';
import { signUp } from '#backend/account-mails.ts';
import type { Failure } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { FieldGroup, Form } from '#components/account/Form.tsx';
import { Choices, EmailField, PasswordField, TextField } from '#components/account/fields.tsx';
import { leaveFor } from '#components/account/leave-for.ts';
import { Problem } from '#components/account/Problem.tsx';
import { toSender } from '#components/account/use-account-form.ts';
import { routes } from '#config/routes.ts';
import { useIsland } from '#islands/shared/use-island.ts';
import { usePageForm } from '#islands/shared/use-page-form.ts';
import { newPasswordHint } from '#schemas/account-fields.ts';
import { roleNames, rolesOfAccounts } from '#schemas/profile.ts';
import { type SignUpForm, signUpSchema, toMetadata } from '#schemas/sign-up.ts';
import { getAuth } from '#stores/session.ts';
import { TermsField } from './TermsField.tsx';

const roles = rolesOfAccounts.map((value) => ({ value, label: roleNames[value] }));

export function SignUp() {
  const { form, field, submit, element, isRead } = usePageForm(signUpSchema, { role: 'pet_owner' });
  const root = useIsland<HTMLDivElement>(isRead);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isSubmitting } = form.formState;

  /** Its own field appears with it. */
  const role = form.watch('role');

  const create = async (typed: SignUpForm) => {
    const target = location.origin + routes.confirm;
    const sent = await signUp(getAuth(), typed.email, typed.password, toMetadata(typed), target);
    if (!sent.ok) return setFailure(sent.failure);
    await leaveFor(`${routes.login}#created`);
  };
  const send = toSender(create, setFailure);

  return (
    <div ref={root}>
      <Form ref={element} method="dialog" aria-label="Sign up" onSubmit={submit(send, setFailure)}>
        <div onChange={() => form.clearErrors(['license_number', 'clinic_name'])}>
          <Choices {...field('role')} legend="I am a" choices={roles} chosen={role} />
        </div>
        <FieldGroup legend="You">
          <TextField {...field('first_name')} label="First name" autoComplete="given-name" />
          <TextField {...field('last_name')} label="Last name (optional)" autoComplete="family-name" />
          {role === 'clinic' && (
            <TextField {...field('clinic_name')} label="Clinic name" autoComplete="organization" />
          )}
          {role === 'veterinarian' && (
            <TextField {...field('license_number')} label="License number" autoComplete="off" />
          )}
          <EmailField {...field('email')} label="Email" autoComplete="email" />
          <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" inputMode="tel" />
        </FieldGroup>
        <FieldGroup legend="Where you are">
          <div className="sm:col-span-full">
            <TextField {...field('address')} label="Address" autoComplete="street-address" />
          </div>
          <TextField {...field('city')} label="City" autoComplete="address-level2" />
          <TextField {...field('state')} label="State" autoComplete="address-level1" />
          <TextField
            {...field('zip_code')}
            label="PIN code (ZIP)"
            autoComplete="postal-code"
            inputMode="numeric"
          />
        </FieldGroup>
        <FieldGroup legend="Password">
          <PasswordField
            {...field('password')}
            label="Password"
            autoComplete="new-password"
            hint={newPasswordHint}
          />
          <PasswordField
            {...field('confirm_password')}
            label="Confirm password"
            autoComplete="new-password"
          />
        </FieldGroup>
        <TermsField {...field('terms')} />
        <Problem failure={failure} kept="What you typed is still here." />
        <BusyButton isWide type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Creating Account...' : 'Create Account'}
        </BusyButton>
      </Form>
    </div>
  );
}
