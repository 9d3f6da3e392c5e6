/** Pets of the demo pet owner, so that My Pets has something to show. Nobody else's account starts with any. */
import type { PGlite } from '@supabase/lite/pglite';

type SamplePet = {
  name: string;
  type: 'dog' | 'cat';
  breed: string;
  age: string;
  weight: string;
  /** Days from today; null when there is none. */
  lastCheckup: number;
  nextAppointment: number | null;
  image: string;
  healthStatus: string;
  vaccinations: string[];
  medications: string[];
  notes: string;
};

const samplePets: readonly SamplePet[] = [
  {
    name: 'Moti',
    type: 'dog',
    breed: 'Indian Pariah',
    age: '4 years',
    weight: '18 kg',
    lastCheckup: -40,
    nextAppointment: 12,
    image: 'dog1',
    healthStatus: 'healthy',
    vaccinations: ['Rabies', 'DHPPi'],
    medications: [],
    notes: 'Calm at the draw when somebody holds his head.',
  },
  {
    name: 'Simba',
    type: 'cat',
    breed: 'Persian',
    age: '9 years',
    weight: '4.6 kg',
    lastCheckup: -21,
    nextAppointment: 26,
    image: 'cat1',
    healthStatus: 'monitoring',
    vaccinations: ['Rabies', 'FVRCP'],
    medications: ['Amlodipine 0.625 mg once a day'],
    notes: 'Creatinine to be repeated with a urine sample.',
  },
  {
    name: 'Rani',
    type: 'dog',
    breed: 'Labrador Retriever',
    age: '7 years',
    weight: '29 kg',
    lastCheckup: -6,
    nextAppointment: null,
    image: 'dog3',
    healthStatus: 'treatment',
    vaccinations: ['Rabies', 'DHPPi', 'Leptospirosis'],
    medications: ['Doxycycline 150 mg twice a day for 28 days'],
    notes: 'Ehrlichia PCR positive; platelets rising.',
  },
];

/** Called once, when the account is made: what its owner changes or removes later stays so. */
export async function addSamplePets(database: PGlite, email: string): Promise<void> {
  for (const pet of samplePets) {
    await database.query(
      `insert into public.pets (
        owner_id, name, type, breed, age, weight, last_checkup, next_appointment, image, health_status,
        vaccinations, medications, notes
      )
      select id, $2, $3, $4, $5, $6, current_date + $7::int, current_date + $8::int, $9, $10, $11, $12, $13
      from auth.users where email = $1`,
      [
        email,
        pet.name,
        pet.type,
        pet.breed,
        pet.age,
        pet.weight,
        pet.lastCheckup,
        pet.nextAppointment,
        pet.image,
        pet.healthStatus,
        pet.vaccinations,
        pet.medications,
        pet.notes,
      ],
    );
  }
}
