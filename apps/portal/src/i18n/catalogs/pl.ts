import { order } from '../order-catalogs/pl.ts';
import type { Catalog } from '../t.ts';

/** Polish: polite and impersonal ("proszę"), with no form that gives the reader a gender. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Kim jesteśmy',
  'strip.notice': 'Usługa prywatna. <b>Niepowiązana z rządem Indonezji.</b>',
  'bar.home': '{product}, śledzenie zamówienia',
  'bar.menu': 'Menu',
  'bar.skip': 'Przejdź do treści',
  'nav.label': 'Nasza strona',
  'nav.home': 'Strona główna',
  'nav.apply': 'Złóż wniosek',
  'nav.benefits': 'Dodatkowe korzyści',
  'nav.terms': 'Regulamin',
  'nav.privacy': 'Prywatność',
  'nav.refund': 'Zwroty',
  'nav.contact': 'Kontakt',
  'footer.private':
    '<b>{product} to firma prywatna.</b> Nie jesteśmy powiązani z rządem Indonezji. Przygotowujemy i składamy deklarację celną w Państwa imieniu i pobieramy za tę pracę opłatę.',
  'footer.copyright': '© {year} {company}. Wszelkie prawa zastrzeżone.',

  'toast.close': 'Zamknij',

  'track.page': 'Śledzenie zamówienia',
  'track.heading': 'Proszę wpisać adres <nb>e-mail</nb> podany we wniosku',
  'track.lead': 'Na jego podstawie znajdziemy zamówienie. Konto nie jest potrzebne.',
  'track.orderId': 'Numer zamówienia',
  'track.orderIdHint': 'Znajduje się w wiadomości e-mail od nas.',
  'track.email': 'Adres e-mail',
  'track.emailHint': 'Adres e-mail podany we wniosku.',
  'track.submit': 'ŚLEDŹ ZAMÓ­WIENIE',
  'track.brokenLink':
    'Ten link jest niepełny. Proszę wpisać tutaj numer zamówienia i adres e-mail. Obie informacje znajdują się w wiadomości e-mail od nas.',
  'track.openAgain':
    'Dla Państwa bezpieczeństwa przed pokazaniem tego zamówienia prosimy o adres e-mail. Proszę go wpisać, aby przejść dalej.',
  'track.next': 'Co dalej',
  'track.step1': 'Znajdujemy zamówienie',
  'track.step1Text': 'Obie informacje muszą być zgodne z wnioskiem.',
  'track.step2': 'Pobierają Państwo deklarację',
  'track.step2Text': 'Proszę zapisać ją w telefonie.',
  'track.step3': 'Okazują ją Państwo po przylocie',
  'track.step3Text': 'Zapisany plik otwiera się bez internetu.',
  'track.lost': 'Nie można znaleźć numeru zamówienia? <link>Proszę się z nami skontaktować</link>.',

  'failure.offline':
    'Wygląda na to, że nie ma połączenia z internetem albo nasz serwer nie odpowiada. Proszę sprawdzić połączenie i spróbować ponownie. Wpisane dane nadal tu są.',
  'failure.broken': 'Wystąpił błąd po naszej stronie. Proszę spróbować ponownie za kilka minut.',
  'failure.captive':
    'Ta sieć wymaga najpierw zalogowania. Proszę otworzyć jej stronę logowania, a potem spróbować tutaj ponownie.',
  'failure.slow':
    'Nasz serwer jeszcze nie odpowiedział. Można poczekać albo przerwać i spróbować ponownie.',
  'failure.stop': 'Przerwij',
  'failure.tooMany': 'Zbyt wiele prób. Można spróbować ponownie od godziny {time}.',

  'door.noCookies':
    'Ta przeglądarka nie zapisuje plików cookie, więc nie możemy tu otworzyć zamówienia. Proszę zezwolić na pliki cookie dla tej witryny i spróbować ponownie albo otworzyć link w innej przeglądarce.',
  'notFound.page': 'Nie znaleziono strony',
  'notFound.heading': 'Ta strona nie istnieje',
  'notFound.text':
    'Proszę sprawdzić link w wiadomości e-mail od nas. Zamówienie można też otworzyć tutaj.',
  'notFound.link': 'Śledź zamówienie',

  'crash.chunk':
    'Część tej strony nie została pobrana. Proszę sprawdzić połączenie i załadować stronę ponownie.',
  'crash.newer':
    'Jest nowa wersja tej strony. Proszę załadować ją ponownie. Wpisane dane zostaną zachowane.',
  'crash.other': 'Wystąpił błąd po naszej stronie. Proszę załadować stronę ponownie.',
  'crash.reload': 'Załaduj ponownie',
  'crash.contact': 'Kontakt',

  'language.label': 'Język',
  'language.failed':
    'Nie udało się załadować tego języka. Proszę sprawdzić połączenie i wybrać go ponownie.',

  'field.orderIdMissing': 'Proszę wpisać numer zamówienia',
  'field.emailMissing': 'Proszę wpisać adres e-mail',
  'refused.noSuchOrder':
    'Nie znaleźliśmy zamówienia z tym numerem i adresem e-mail. Proszę sprawdzić obie informacje i spróbować ponownie.',
  'refused.tooMany': 'Zbyt wiele prób. Proszę spróbować ponownie za kilka minut.',
  'truth.heading': 'Za co Państwo płacą',
  'truth.private': 'Usługa prywatna',
  'truth.free': 'Oficjalny formularz jest bezpłatny',
  'truth.freeText':
    'Oficjalny formularz jest bezpłatny: można go wypełnić samodzielnie na <link>{host}</link>.',
  'truth.fee': 'Za co jest nasza opłata',
  'truth.feeText':
    'Opłata jest za pracę: przygotowujemy formularz z Państwa odpowiedzi, pytamy, gdy czegoś brakuje, składamy go i przechowujemy dokument.',
  'truth.statement': 'Na wyciągu',
  'truth.statementText': 'Na wyciągu widnieje to jako <b>{name}</b>.',

  ...order,
};
