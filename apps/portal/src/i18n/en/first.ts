/**
 * The English texts of every page's frame and of Track Order: they are in the first load. What only
 * the order page says stands in `order.ts`. Rules of the words: see `../en.ts`.
 */
export const first = {
  'page.title': '{page} · {product}',

  'strip.label': 'Who we are',
  'strip.notice': 'Private service. <b>Not affiliated with the Indonesian government.</b>',
  'bar.home': '{product}, track an order',
  'bar.menu': 'Menu',
  'bar.skip': 'Go to the content',
  'nav.label': 'Our website',
  'nav.home': 'Home',
  'nav.apply': 'Apply Now',
  'nav.benefits': 'Additional Benefits',
  'nav.terms': 'Terms & Conditions',
  'nav.privacy': 'Privacy Policy',
  'nav.refund': 'Refund Policy',
  'nav.contact': 'Contact Us',

  'toast.close': 'Close',

  'track.page': 'Track Order',
  'track.heading': 'Enter the <nb>e-mail</nb> you used on your application',
  'track.lead': 'We use it to find your order. You do not need an account.',
  'track.orderId': 'Order ID',
  'track.orderIdHint': 'You can find it in our e-mail to you.',
  'track.email': 'Email ID',
  'track.emailHint': 'The e-mail address on your application.',
  'track.submit': 'TRACK ORDER',
  'track.brokenLink':
    'This link is not complete. Enter your Order ID and your e-mail here. You find both in our e-mail to you.',
  'track.openAgain':
    'For your safety, we ask for your e-mail before we show this order. Enter it to continue.',
  'track.next': 'What happens next',
  'track.step1': 'We find your order',
  'track.step1Text': 'Both details must match your application.',
  'track.step2': 'You download your declaration',
  'track.step2Text': 'Save it to your phone.',
  'track.step3': 'You show it on arrival',
  'track.step3Text': 'A saved file opens without internet.',
  'track.lost': 'Cannot find your Order ID? <link>Contact us</link>.',

  'failure.offline':
    'You seem to be offline, or our server does not answer. Check your connection and try again. Your details are still here.',
  'failure.broken': 'Something went wrong on our side. Please try again in a few minutes.',
  'failure.captive':
    'This network wants you to sign in first. Open its sign-in page, then try again here.',
  'failure.slow': 'Our server has not answered yet. You can wait, or stop and try again.',
  'failure.stop': 'Stop',
  'failure.tooMany': 'Too many tries. You can try again at {time}.',

  'crash.chunk':
    'A part of this page did not arrive. Check your connection and load the page again.',
  'crash.newer':
    'There is a new version of this page. Load it again to go on. What you typed is kept.',
  'crash.other': 'Something went wrong on our side. Load the page again.',
  'crash.reload': 'Load again',
  'crash.contact': 'Contact Us',

  'language.label': 'Language',
  'language.failed':
    'This language could not be loaded. Check your connection and choose it again.',

  'field.orderIdMissing': 'Please enter your orderId',
  'field.emailMissing': 'Please enter your email',
  'refused.noSuchOrder':
    'We could not find an order with this Order ID and e-mail. Please check both and try again.',
  'refused.tooMany': 'Too many tries. Please try again in a few minutes.',
} as const;
