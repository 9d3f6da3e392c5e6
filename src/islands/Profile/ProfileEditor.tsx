import { useEffect, useRef, useState } from 'react';
import { saveProfile } from '#backend/account.ts';
import { type Failure, mayBeDone } from '#backend/session.ts';
import { FieldGroup, Form } from '#components/account/Form.tsx';
import { FormActions } from '#components/account/FormActions.tsx';
import { Choices, TextField } from '#components/account/fields.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { useSessionGuard } from '#components/account/use-session-guard.tsx';
import { forgetFields, pickChanged } from '#lib/account/pick-changed.ts';
import { type Profile, roleNames, rolesOfAccounts } from '#schemas/profile.ts';
import { type ProfileForm, profileFormSchema } from '#schemas/profile-form.ts';
import { getAuth } from '#stores/session.ts';

const roles = rolesOfAccounts.map((value) => ({ value, label: roleNames[value] }));

type Props = {
  profile: Profile;
  email: string;
  onCancel: () => void;
  onSaved: (profile: Profile) => void;
};

/** Each role carries its own number or name, and not that of another. */
const toChange = (form: ProfileForm): ProfileForm => ({
  ...form,
  license_number: form.role === 'veterinarian' ? form.license_number : '',
  clinic_name: form.role === 'clinic' ? form.clinic_name : '',
});

export function ProfileEditor({ profile, email, onCancel, onSaved }: Props) {
  const { form, field, submit } = useAccountForm(profileFormSchema, profile);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { withSession, dialog } = useSessionGuard(email);
  /** The row, but for what was sent without an answer: it may hold either. */
  const known = useRef<object>(profile);
  const { isSubmitting } = form.formState;
  const heading = useRef<HTMLHeadingElement>(null);
  const role = form.watch('role');
  useEffect(() => heading.current?.focus(), []);

  const send = async (typed: ProfileForm) => {
    setFailure(null);
    const changed = pickChanged(known.current, toChange(typed));
    if (Object.keys(changed).length === 0) return onSaved(profile);
    const saved = await withSession(() => saveProfile(getAuth(), profile.id, changed));
    if (saved.ok) return onSaved(saved.value);
    if (mayBeDone(saved.failure)) known.current = forgetFields(known.current, changed);
    setFailure(saved.failure);
  };

  return (
    <>
      <Form aria-label="Edit profile" onSubmit={submit(send, setFailure)}>
        <h2 className="text-h3 outline-none" tabIndex={-1} ref={heading}>
          Edit your profile
        </h2>
        <Choices {...field('role')} legend="I am a" choices={roles} />
        <FieldGroup legend="Personal information" most={3}>
          <TextField {...field('first_name')} label="First name" autoComplete="given-name" />
          <TextField {...field('last_name')} label="Last name (optional)" autoComplete="family-name" />
          {role === 'clinic' && (
            <TextField {...field('clinic_name')} label="Clinic name" autoComplete="organization" />
          )}
          {role === 'veterinarian' && (
            <TextField {...field('license_number')} label="License number" autoComplete="off" />
          )}
          <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" inputMode="tel" />
          <TextField {...field('address')} label="Address" autoComplete="street-address" />
          <TextField {...field('city')} label="City" autoComplete="address-level2" />
          <TextField {...field('state')} label="State" autoComplete="address-level1" />
          <TextField
            {...field('zip_code')}
            label="PIN code (ZIP)"
            autoComplete="postal-code"
            inputMode="numeric"
          />
        </FieldGroup>
        <FormActions failure={failure} isSubmitting={isSubmitting} onCancel={onCancel} />
      </Form>
      {dialog}
    </>
  );
}
