import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready: 'Jest złożona, a kod QR jest gotowy. O odprawie decyduje celnik po przylocie.',
  showCode: 'Pokaż kod QR',
  showPages: 'Pokaż dokument',
  looking: 'Szukamy kodu QR w dokumencie.',
  none: 'Nie znaleźliśmy kodu QR w tym dokumencie. Proszę pokazać całą stronę.',
  codeOf: 'Kod QR: {name}',
  place: '{number} z {count}',
  next: 'Dalej: {name}',
  bright: 'Proszę zwiększyć jasność ekranu.',
  wholePage: 'Pokaż całą stronę',
  calendar: 'Dodaj do kalendarza',
  eventOf: 'Przylot, lot {flight}',
  event: 'Twój przylot',
  eventText: 'Proszę pokazać deklarację celną. Zamówienie {id}: {link}',
  calendarSaved: 'Plik kalendarza jest zapisany. Proszę go otworzyć, aby dodać dzień przylotu.',
  share: 'Udostępnij',
  shareFailed:
    'Nie udało się udostępnić pliku. Proszę nacisnąć „Pobierz teraz” i udostępnić go z pobranych plików.',
  again: 'Wyślij ponownie',
  sending: 'Wysyłamy e-mail.',
  handed: 'Przekazaliśmy e-mail {date}. Idzie na adres {email}.',
  waits: 'E-mail czeka na przekazanie. Idzie na adres {email}.',
  left: 'Ile razy można jeszcze poprosić dzisiaj: {count}.',
  tooOften: 'O ten e-mail poproszono trzy razy w ciągu 24 godzin. Ponownie można poprosić {date}.',
  notSent: 'E-mail nie został wysłany. Proszę spróbować ponownie.',
};
