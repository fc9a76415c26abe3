import { order } from '../order-catalogs/de.ts';
import type { Catalog } from '../t.ts';

/** German: polite "Sie", plain sentences. The service's order is an "Auftrag", not goods bought. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Wer wir sind',
  'strip.notice': 'Privater Dienst. <b>Nicht mit Indonesiens Regierung verbunden.</b>',
  'bar.home': '{product}, Auftrag verfolgen',
  'bar.menu': 'Menü',
  'bar.skip': 'Zum Inhalt',
  'nav.label': 'Unsere Website',
  'nav.home': 'Startseite',
  'nav.apply': 'Jetzt beantragen',
  'nav.benefits': 'Weitere Vorteile',
  'nav.terms': 'AGB',
  'nav.privacy': 'Datenschutz',
  'nav.refund': 'Erstattung',
  'nav.contact': 'Kontakt',
  'footer.private':
    '<b>{product} ist ein privates Unternehmen.</b> Wir sind nicht mit der indonesischen Regierung verbunden. Wir bereiten die Zollerklärung für Sie vor, reichen sie ein und verlangen für diese Arbeit eine Gebühr.',
  'footer.copyright': '© {year} {company}. Alle Rechte vorbehalten.',

  'toast.close': 'Schließen',

  'track.page': 'Auftrag verfolgen',
  'track.heading': 'Geben Sie die <nb>E-Mail-Adresse</nb> aus Ihrem Antrag ein',
  'track.lead': 'Damit finden wir Ihren Auftrag. Sie brauchen kein Konto.',
  'track.orderId': 'Auftrags­nummer',
  'track.orderIdHint': 'Sie steht in unserer E-Mail an Sie.',
  'track.email': 'E-Mail-Adresse',
  'track.emailHint': 'Die E-Mail-Adresse aus Ihrem Antrag.',
  'track.submit': 'AUFTRAG VER­FOLGEN',
  'track.brokenLink':
    'Dieser Link ist nicht vollständig. Geben Sie hier Ihre Auftragsnummer und Ihre E-Mail-Adresse ein. Beides steht in unserer E-Mail an Sie.',
  'track.openAgain':
    'Zu Ihrer Sicherheit fragen wir nach Ihrer E-Mail-Adresse, bevor wir diesen Auftrag zeigen. Geben Sie sie ein, um fortzufahren.',
  'track.next': 'Wie es weitergeht',
  'track.step1': 'Wir finden Ihren Auftrag',
  'track.step1Text': 'Beide Angaben müssen mit Ihrem Antrag übereinstimmen.',
  'track.step2': 'Sie laden Ihre Erklärung herunter',
  'track.step2Text': 'Speichern Sie sie auf Ihrem Telefon.',
  'track.step3': 'Sie zeigen sie bei der Ankunft vor',
  'track.step3Text': 'Eine gespeicherte Datei öffnet sich ohne Internet.',
  'track.lost': 'Sie finden Ihre Auftragsnummer nicht? <link>Kontaktieren Sie uns</link>.',

  'failure.offline':
    'Sie sind anscheinend offline, oder unser Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Angaben sind noch da.',
  'failure.broken':
    'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'failure.captive':
    'Dieses Netz verlangt zuerst eine Anmeldung. Öffnen Sie seine Anmeldeseite und versuchen Sie es dann hier noch einmal.',
  'failure.slow':
    'Unser Server hat noch nicht geantwortet. Sie können warten oder abbrechen und es noch einmal versuchen.',
  'failure.stop': 'Abbrechen',
  'failure.tooMany': 'Zu viele Versuche. Sie können es ab {time} Uhr noch einmal versuchen.',

  'door.noCookies':
    'Ihr Browser speichert keine Cookies, deshalb können wir den Auftrag hier nicht öffnen. Erlauben Sie Cookies für diese Website und versuchen Sie es noch einmal, oder öffnen Sie den Link in einem anderen Browser.',
  'notFound.page': 'Seite nicht gefunden',
  'notFound.heading': 'Diese Seite gibt es nicht',
  'notFound.text':
    'Prüfen Sie den Link in unserer E-Mail an Sie. Sie können Ihren Auftrag auch hier öffnen.',
  'notFound.link': 'Auftrag verfolgen',

  'crash.chunk':
    'Ein Teil dieser Seite ist nicht angekommen. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  'crash.newer':
    'Es gibt eine neue Version dieser Seite. Laden Sie sie neu. Was Sie eingegeben haben, bleibt erhalten.',
  'crash.other': 'Bei uns ist ein Fehler aufgetreten. Laden Sie die Seite neu.',
  'crash.reload': 'Neu laden',
  'crash.contact': 'Kontakt',

  'language.label': 'Sprache',
  'language.failed':
    'Diese Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und wählen Sie sie noch einmal aus.',

  'field.orderIdMissing': 'Bitte geben Sie Ihre Auftragsnummer ein',
  'field.emailMissing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'refused.noSuchOrder':
    'Wir haben keinen Auftrag mit dieser Auftragsnummer und E-Mail-Adresse gefunden. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  'refused.tooMany': 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'truth.heading': 'Wofür Sie bezahlen',
  'truth.private': 'Ein privater Dienst',
  'truth.free': 'Das amtliche Formular ist kostenlos',
  'truth.freeText':
    'Das amtliche Formular ist kostenlos: Sie können es unter <link>{host}</link> selbst ausfüllen.',
  'truth.fee': 'Was unsere Gebühr bezahlt',
  'truth.feeText':
    'Unsere Gebühr bezahlt die Arbeit: Wir erstellen das Formular aus Ihren Angaben, fragen nach, wenn etwas fehlt, reichen es ein und bewahren das Dokument für Sie auf.',
  'truth.statement': 'Auf Ihrer Abrechnung',
  'truth.statementText': 'Auf Ihrer Abrechnung steht <b>{name}</b>.',

  ...order,
};
