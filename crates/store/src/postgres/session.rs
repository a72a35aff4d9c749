//! One connection to the database, checked before it is used.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rustls::{ClientConfig, RootCertStore};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_postgres::config::SslMode;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, NoTls, Row, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::errors::Failure;
use super::url::PostgresUrl;

/// The parameters of a statement.
pub(super) type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection with the statements that were prepared on it.
pub(super) struct Session {
    client: Client,
    /// Statements by their text; each is prepared once.
    prepared: Mutex<HashMap<&'static str, Statement>>,
    /// What drives the connection; ended with it.
    driver: JoinHandle<()>,
}

impl Session {
    /// Connects. The connection is driven by the runtime that this runs on.
    pub(super) async fn connect(url: &PostgresUrl) -> Result<(Session, Ended), Failure> {
        let (alive, ended) = oneshot::channel();
        let (client, driver) = if url.config().get_ssl_mode() == SslMode::Disable {
            let (client, connection) = url.config().connect(NoTls).await?;
            (client, tokio::spawn(drive(connection, alive)))
        } else {
            let (client, connection) = url.config().connect(tls()?).await?;
            (client, tokio::spawn(drive(connection, alive)))
        };
        // Everything of ours is in a schema of our own.
        let prepare = "SET search_path TO quintet; SET client_min_messages TO error";
        let session = Session { client, prepared: Mutex::default(), driver };
        session.client.batch_execute(prepare).await?;
        Ok((session, Ended(ended)))
    }

    /// Runs a statement that gives rows.
    pub(super) async fn query(
        &self,
        sql: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<Vec<Row>, Failure> {
        let statement = self.prepare(sql).await?;
        Ok(self.client.query(&statement, parameters).await?)
    }

    /// Runs a statement that gives at most one row.
    pub(super) async fn query_opt(
        &self,
        sql: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<Option<Row>, Failure> {
        Ok(self.query(sql, parameters).await?.into_iter().next())
    }

    /// Runs a statement; gives how many rows it changed.
    pub(super) async fn execute(
        &self,
        sql: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<u64, Failure> {
        let statement = self.prepare(sql).await?;
        Ok(self.client.execute(&statement, parameters).await?)
    }

    /// Runs statements without parameters.
    pub(super) async fn batch(&self, sql: &str) -> Result<(), Failure> {
        Ok(self.client.batch_execute(sql).await?)
    }

    /// The connection, for statements that are made as they are needed.
    pub(super) fn client(&self) -> &Client {
        &self.client
    }

    /// Whether the connection is gone.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Gives the connection up, whatever is under way on it.
    pub(super) fn cut(&self) {
        self.driver.abort();
    }

    async fn prepare(&self, sql: &'static str) -> Result<Statement, Failure> {
        let known = self.prepared.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner).insert(sql, statement.clone());
        Ok(statement)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

/// Resolves when a connection has ended, for whatever reason.
pub(super) struct Ended(oneshot::Receiver<()>);

impl Ended {
    pub(super) async fn wait(self) {
        let _the_driver_is_gone = self.0.await;
    }
}

/// Drives a connection to its end.
async fn drive<S, T>(connection: tokio_postgres::Connection<S, T>, _alive: oneshot::Sender<()>)
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
    T: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    if let Err(error) = connection.await {
        tracing::debug!(%error, "a connection to the database has ended");
    }
}

/// TLS by the certificates that the system trusts; the name in the certificate must be that of the host.
fn tls() -> Result<MakeRustlsConnect, Failure> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|error| Failure::Tls(error.to_string()))?;
    Ok(MakeRustlsConnect::new(config.with_root_certificates(roots).with_no_client_auth()))
}
