import { Avatar } from '#components/account/Avatar.tsx';
import { type AvatarId, avatarIds } from '#schemas/profile.ts';

const names: Record<AvatarId, string> = {
  dog1: 'Brown dog',
  dog2: 'Grey dog',
  dog3: 'Golden dog',
  cat1: 'Ginger cat',
  cat2: 'Black cat',
  cat3: 'Striped cat',
};

type Props = { name: string; chosen: string | null; onChoose: (id: AvatarId) => void };

/** The six drawn avatars, of which one can be chosen. */
export function AvatarChoice({ name, chosen, onChoose }: Props) {
  return (
    <fieldset className="avatars">
      <legend>Avatar</legend>
      <div>
        {avatarIds.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={chosen === id}
              aria-label={names[id]}
              onChange={() => onChoose(id)}
            />
            <Avatar image={id} size={56} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
