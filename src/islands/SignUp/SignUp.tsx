import { useEffect, useState } from 'react';
import { signUp } from '#backend/account-mails.ts';
import type { Failure } from '#backend/session.ts';
import { BusyButton } from '#components/account/BusyButton.tsx';
import { Choices, EmailField, PasswordField, TextField } from '#components/account/fields.tsx';
import { Problem } from '#components/account/Problem.tsx';
import { toSender, useAccountForm } from '#components/account/use-account-form.ts';
import { routes } from '#config/routes.ts';
import { newPasswordHint } from '#schemas/account-fields.ts';
import { type AccountRole, roleNames, rolesOfAccounts } from '#schemas/profile.ts';
import { type SignUpForm, signUpSchema, toMetadata } from '#schemas/sign-up.ts';
import { getAuth } from '#stores/session.ts';
import { TermsField } from './TermsField.tsx';

const roles = rolesOfAccounts.map((value) => ({ value, label: roleNames[value] }));

export function SignUp() {
  const { form, field } = useAccountForm(signUpSchema);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [role, setRole] = useState<AccountRole>('pet_owner');
  const { isSubmitting } = form.formState;

  /** The fields of a role appear when it is chosen, also when that was before this code came. */
  const readRole = () => {
    setRole(form.getValues('role') ?? 'pet_owner');
    form.clearErrors(['license_number', 'clinic_name']);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(readRole, []);

  const create = async (typed: SignUpForm) => {
    const target = location.origin + routes.confirm;
    const sent = await signUp(getAuth(), typed.email, typed.password, toMetadata(typed), target);
    if (!sent.ok) return setFailure(sent.failure);
    form.reset();
    location.replace(`${routes.login}#created`);
  };
  const send = toSender(create, setFailure);

  return (
    <form
      method="dialog"
      noValidate
      aria-label="Sign up"
      onSubmit={form.handleSubmit(send, () => setFailure(null))}
    >
      <div onChange={readRole}>
        <Choices
          legend="I am a"
          registration={field('role').registration}
          choices={roles}
          initial="pet_owner"
        />
      </div>
      <fieldset className="pairs">
        <legend className="label">You</legend>
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
      </fieldset>
      <fieldset className="pairs">
        <legend className="label">Where you are</legend>
        <div className="whole">
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
      </fieldset>
      <fieldset className="pairs">
        <legend className="label">Password</legend>
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint={newPasswordHint}
        />
        <PasswordField {...field('confirm_password')} label="Confirm password" autoComplete="new-password" />
      </fieldset>
      <TermsField {...field('terms')} />
      <Problem failure={failure} kept="What you typed is still here." />
      <BusyButton className="button wide" type="submit" data-early busy={isSubmitting}>
        {isSubmitting ? 'Creating Account...' : 'Create Account'}
      </BusyButton>
    </form>
  );
}
