import { useEffect, useState } from 'react';
import { type IndianMinute, toIndianMinute } from '#lib/clock/india-time.ts';

const readNow = (): IndianMinute => toIndianMinute(new Date());

/** This minute in India, asked for anew when somebody comes back to the page: a phone keeps one open for days. */
export function useNow(): IndianMinute {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const look = () => document.hidden || setNow(readNow());
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return now;
}
