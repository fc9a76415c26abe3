import { order } from '../order-catalogs/es.ts';
import type { Catalog } from '../t.ts';

/** Spanish: polite "usted", words that Spain and Latin America share, plain sentences. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Quiénes somos',
  'strip.notice': 'Servicio privado. <b>No afiliado al Gobierno de Indonesia.</b>',
  'bar.home': '{product}, consultar un pedido',
  'bar.menu': 'Menú',
  'bar.skip': 'Ir al contenido',
  'nav.label': 'Nuestro sitio web',
  'nav.home': 'Inicio',
  'nav.apply': 'Solicitar ahora',
  'nav.benefits': 'Ventajas adicionales',
  'nav.terms': 'Términos y condiciones',
  'nav.privacy': 'Privacidad',
  'nav.refund': 'Reembolsos',
  'nav.contact': 'Contacto',
  'footer.private':
    '<b>{product} es una empresa privada.</b> No estamos afiliados al Gobierno de Indonesia. Preparamos y presentamos la declaración de aduanas por usted y cobramos una tarifa por este trabajo.',
  'footer.copyright': '© {year} {company}. Todos los derechos reservados.',

  'toast.close': 'Cerrar',

  'track.page': 'Consultar pedido',
  'track.heading': 'Introduzca el correo electrónico que usó en su solicitud',
  'track.lead': 'Lo usamos para encontrar su pedido. No necesita una cuenta.',
  'track.orderId': 'ID del pedido',
  'track.orderIdHint': 'Figura en el correo electrónico que le enviamos.',
  'track.email': 'Correo electrónico',
  'track.emailHint': 'La dirección de correo electrónico de su solicitud.',
  'track.submit': 'CONSUL­TAR PEDIDO',
  'track.brokenLink':
    'Este enlace está incompleto. Introduzca aquí el ID del pedido y su correo electrónico. Ambos figuran en el correo electrónico que le enviamos.',
  'track.openAgain':
    'Por su seguridad, le pedimos su correo electrónico antes de mostrar este pedido. Introdúzcalo para continuar.',
  'track.next': 'Los próximos pasos',
  'track.step1': 'Encontramos su pedido',
  'track.step1Text': 'Ambos datos deben coincidir con su solicitud.',
  'track.step2': 'Usted descarga su declaración',
  'track.step2Text': 'Guárdela en su teléfono.',
  'track.step3': 'La muestra a su llegada',
  'track.step3Text': 'Un archivo guardado se abre sin internet.',
  'track.lost': '¿No encuentra el ID del pedido? <link>Contáctenos</link>.',

  'failure.offline':
    'Parece que no tiene conexión o que nuestro servidor no responde. Compruebe su conexión e inténtelo de nuevo. Los datos que introdujo siguen aquí.',
  'failure.broken':
    'Se produjo un error en nuestro sistema. Inténtelo de nuevo en unos minutos, por favor.',
  'failure.captive':
    'Esta red pide que primero inicie sesión. Abra su página de inicio de sesión y vuelva a intentarlo aquí.',
  'failure.slow':
    'Nuestro servidor aún no ha respondido. Puede esperar, o detenerse e intentarlo de nuevo.',
  'failure.stop': 'Detener',
  'failure.tooMany':
    'Demasiados intentos. Podrá intentarlo de nuevo a partir de esta hora: {time}.',

  'door.noCookies':
    'Su navegador no guarda cookies, por eso no podemos abrir el pedido aquí. Permita las cookies para este sitio web e inténtelo de nuevo, o abra el enlace en otro navegador.',
  'notFound.page': 'Página no encontrada',
  'notFound.heading': 'Esta página no existe',
  'notFound.text':
    'Compruebe el enlace en el correo electrónico que le enviamos. También puede abrir su pedido aquí.',
  'notFound.link': 'Consultar un pedido',

  'crash.chunk':
    'Una parte de esta página no llegó. Compruebe su conexión y vuelva a cargar la página.',
  'crash.newer':
    'Hay una nueva versión de esta página. Vuelva a cargarla para continuar. Lo que ha escrito se conserva.',
  'crash.other': 'Se produjo un error en nuestro sistema. Vuelva a cargar la página.',
  'crash.reload': 'Volver a cargar',
  'crash.contact': 'Contacto',

  'language.label': 'Idioma',
  'language.failed':
    'No se pudo cargar este idioma. Compruebe su conexión y selecciónelo de nuevo.',

  'field.orderIdMissing': 'Introduzca el ID del pedido, por favor',
  'field.emailMissing': 'Introduzca su correo electrónico, por favor',
  'refused.noSuchOrder':
    'No encontramos ningún pedido con este ID y este correo electrónico. Compruebe ambos datos e inténtelo de nuevo, por favor.',
  'refused.tooMany': 'Demasiados intentos. Inténtelo de nuevo en unos minutos, por favor.',
  'truth.heading': 'Qué paga usted',
  'truth.private': 'Un servicio privado',
  'truth.free': 'El formulario oficial es gratuito',
  'truth.freeText':
    'El formulario oficial es gratuito: puede rellenarlo usted mismo en <link>{host}</link>.',
  'truth.fee': 'Qué paga nuestra tarifa',
  'truth.feeText':
    'Nuestra tarifa paga el trabajo: preparamos el formulario con sus respuestas, preguntamos si falta algo, lo presentamos y guardamos el documento para usted.',
  'truth.statement': 'En su extracto',
  'truth.statementText': 'En su extracto aparece como <b>{name}</b>.',

  ...order,
};
